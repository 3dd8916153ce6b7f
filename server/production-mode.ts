/** Without this variable React loads its development build. Imported first, because React reads it once, when it is loaded. */
// biome-ignore lint/style/noProcessEnv: React has no other setting.
process.env.NODE_ENV ??= 'production';
