# The program of shell and backend; see docker-compose.yml, which says what has been run of it.
FROM node:24-bookworm-slim
WORKDIR /site
COPY . .
RUN npm ci --no-audit --no-fund
USER node
