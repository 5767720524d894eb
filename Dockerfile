# The image of shell, backend and the jobs of docker-compose.yml: one version of all programs, with the builds
# that belong to it. It needs no compiler, no development library and no right to write but on its volumes.

FROM node:24-bookworm-slim AS manifests
WORKDIR /site
COPY . .
RUN mkdir /manifests /sources \
  && cp --parents package.json package-lock.json .npmrc */package.json /manifests \
  && cp -r contracts shared-ui shell mf-* /sources

# libraries that the programs need at run time; installed again only when a manifest changes
FROM node:24-bookworm-slim AS libraries
WORKDIR /site
COPY --from=manifests /manifests .
# npm keeps the TypeScript compiler, an optional peer of i18next, which only reads types of it
RUN npm ci --omit=dev --include-workspace-root -w contracts -w shared-ui -w backend -w shell \
  && rm -rf node_modules/typescript node_modules/@typescript /root/.npm

# builds of shell and remotes; their versions are hashes of what goes in, so the same sources give the same
FROM node:24-bookworm-slim AS builds
WORKDIR /site
COPY --from=manifests /manifests .
RUN npm ci && rm -rf /root/.npm
COPY --from=manifests /sources .
COPY tooling/src/plainError.ts tooling/src/root.ts tooling/src/
COPY tooling/src/build tooling/src/build
RUN node --disable-warning=ExperimentalWarning tooling/src/build/cli.ts /builds

FROM node:24-bookworm-slim AS program
ENV NODE_ENV=production \
    NODE_OPTIONS=--disable-warning=ExperimentalWarning \
    NODE_COMPILE_CACHE=/tmp/compiled \
    MALLOC_ARENA_MAX=1 \
    MALLOC_TRIM_THRESHOLD_=131072 \
    DATA_DIR=/data \
    RELEASES_DIR=/releases \
    SHELL_BUILD=/builds/shell
WORKDIR /site
COPY --from=libraries /site .
COPY --from=builds /builds /builds
COPY contracts contracts
COPY shared-ui/src shared-ui/src
COPY backend backend
COPY shell shell
COPY tooling tooling
# a new volume takes the owner of the folder that it is laid over
RUN mkdir /data /releases && chown node:node /data /releases
USER node

# with the season of the fictitious festival, for trying the cluster: FESTIVAL_IMAGE_TARGET=demo
FROM program AS demo
USER root
COPY demo-season demo-season
RUN ln -s ../../demo-season node_modules/@festival/demo-season
USER node
