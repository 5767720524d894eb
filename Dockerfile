# The program of shell and backend; see docker-compose.yml, which says what has been run of it.
FROM node:24-bookworm-slim
WORKDIR /site
COPY . .
RUN npm ci --no-audit --no-fund
# a new volume takes the owner of the folder that it is laid over
RUN mkdir /data /releases && chown node:node /data /releases
USER node
