FROM node:24-slim AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build -w web

FROM nginx:1.28-alpine
ENV TRUSTED=255.255.255.255 LISTEN=8080 DIST=/srv/web API=api:8000 REALTIME=realtime:8000 \
  RATE=100 BURST=400 SOCKETS=600
COPY ops/docker/site.conf.template /etc/nginx/templates/default.conf.template
COPY --from=build /app/web/dist /srv/web
EXPOSE 8080
