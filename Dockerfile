FROM node:26-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY . .
RUN node tools/ensure.mjs

# Only what runs: the server with its commands, and the built pages.
FROM node:26-bookworm-slim
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/build ./build
COPY --from=build /app/contract ./contract
COPY --from=build /app/search ./search
COPY --from=build /app/database ./database
COPY --from=build /app/sandbox ./sandbox
COPY --from=build /app/server ./server
COPY --from=build /app/tools ./tools
RUN mkdir /data && chown node:node /data && chmod 700 /data
USER node
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data NO_OPEN=1
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((reply) => process.exit(reply.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
