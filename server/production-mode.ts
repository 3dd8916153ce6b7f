/** React renders pages several times slower outside production; imported first, as React asks when it is loaded. */
// biome-ignore lint/style/noProcessEnv: React reads this variable and nothing else.
process.env.NODE_ENV ??= 'production';
