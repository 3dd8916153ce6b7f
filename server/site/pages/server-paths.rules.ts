const serverPath = /^\/(api|health|sandbox|socket\.io|l|metrics|files|private-files)(\/|\?|$)/;

/** Whether an address (path and query) is answered by the server itself; React Router has a page for every other one. */
export const isServerPath = (url: string): boolean => serverPath.test(url);
