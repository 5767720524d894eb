#!/bin/sh
# what the official image does before nginx starts: templates are filled in, with the network's name server
set -eu
# nginx asks all servers in turn, and only the network's own, the first, knows the containers
servers=$(sed -n 's/^nameserver //p' /etc/resolv.conf | head -n 1)
cat >/etc/nginx/nginx.conf <<'END'
user nginx;
worker_processes auto;
error_log /dev/stderr notice;
pid /run/nginx.pid;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  include /etc/nginx/conf.d/*.conf;
}
END
for template in /etc/nginx/templates/*.template; do
  name=$(basename "$template" .template)
  sed "s/\${NGINX_LOCAL_RESOLVERS}/$servers/" "$template" >"/etc/nginx/conf.d/$name"
done
exec nginx -g 'daemon off;'
