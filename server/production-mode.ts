/** React renders pages several times slower outside production; imported first, as React asks when it is loaded. */
process.env.NODE_ENV ??= 'production';
