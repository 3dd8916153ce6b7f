const serverPath = /^\/(api|health|sandbox|socket\.io|l|metrics|files|private-files)(\/|\?|$)/;

/** Whether a URL (path and query) is answered by the server itself; React Router renders all others. */
export const isServerPath = (url: string): boolean => serverPath.test(url);
