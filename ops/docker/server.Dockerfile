# api, realtime, reactor and worker are one image; the command says which.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -w web

FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
# What the worker makes videos and pictures with.
RUN apt-get update -qq \
  && apt-get install -y -qq --no-install-recommends ffmpeg libheif-examples \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node /scratch
COPY package.json package-lock.json .npmrc ./
COPY contract/package.json contract/
COPY server/package.json server/
RUN npm ci --omit=dev -w contract -w server
COPY contract contract
COPY server server
# The page document names the built files.
COPY --from=build /app/web/dist web/dist
USER node
CMD ["node", "server/src/entrypoints/api.ts"]
