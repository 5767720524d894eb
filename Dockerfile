# The program of shell and backend; see docker-compose.yml, which says what has been run of it.
FROM node:24-bookworm-slim
WORKDIR /site
COPY . .
# npm keeps the TypeScript compiler, an optional peer of i18next, which only reads types of it
RUN npm ci --omit=dev --no-audit --no-fund && rm -rf node_modules/typescript node_modules/@typescript
# a new volume takes the owner of the folder that it is laid over
RUN mkdir /data /releases && chown node:node /data /releases
USER node
