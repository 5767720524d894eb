-- how often somebody asked may be lost in a crash; not logging it makes counting cheap
ALTER TABLE "rate_limits" SET UNLOGGED;
