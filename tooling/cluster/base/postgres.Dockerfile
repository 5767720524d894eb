# stands for postgres:17-alpine
FROM localhost/festival-system
# a mirror may be older than its own date says
RUN apt-get -o Acquire::Check-Valid-Until=false update && apt-get install -y --no-install-recommends postgresql locales \
  && rm -rf /var/lib/apt/lists/* && ln -s /usr/lib/postgresql/*/bin/* /usr/local/bin/
ENV PGDATA=/var/lib/postgresql/data
RUN rm -rf /var/lib/postgresql/* && mkdir "$PGDATA" && chown postgres:postgres "$PGDATA"
COPY postgres.entrypoint.sh /entrypoint.sh
ENTRYPOINT ["sh", "/entrypoint.sh"]
STOPSIGNAL SIGINT
