# stands for nginx:1.29-alpine
FROM localhost/festival-system
# a mirror may be older than its own date says
RUN apt-get -o Acquire::Check-Valid-Until=false update && apt-get install -y --no-install-recommends nginx-light \
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled /etc/nginx/modules-enabled \
  && useradd --system --no-create-home nginx && mkdir -p /etc/nginx/conf.d /var/cache/nginx
COPY nginx.entrypoint.sh /entrypoint.sh
ENTRYPOINT ["sh", "/entrypoint.sh"]
STOPSIGNAL SIGQUIT
