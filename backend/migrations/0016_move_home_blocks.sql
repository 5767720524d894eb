-- what staff wrote of the home page moves into its blocks, and is public as it was
INSERT INTO "home_blocks" ("name", "content")
SELECT 'hero', jsonb_build_object('headline', "headline", 'text', "text", 'link', "link", 'link_text', "link_text", 'image_id', "image_id")
FROM "heroes" ORDER BY "id" DESC LIMIT 1
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "home_blocks" ("name", "content")
SELECT 'big-teaser', jsonb_build_object('preline', "preline", 'headline', "headline", 'text', "text", 'link', "link", 'link_text', "link_text", 'button_style', "button_style", 'image_id', "image_id")
FROM "big_teasers" ORDER BY "id" DESC LIMIT 1
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "home_blocks" ("name", "content")
SELECT 'highlight-events', jsonb_build_object('event_ids', "ids") FROM "home_lists" WHERE "name" = 'highlight_events'
UNION ALL
SELECT 'article-teasers', jsonb_build_object('article_ids', "ids") FROM "home_lists" WHERE "name" = 'article_teasers'
ON CONFLICT DO NOTHING;
--> statement-breakpoint
INSERT INTO "page_snapshots" ("owner_type", "owner_id", "schema", "sections", "content", "revision", "published_at")
SELECT 'home', "id", 2, '[]'::jsonb, "content", "revision", now() FROM "home_blocks";
