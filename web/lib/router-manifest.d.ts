interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

interface Window {
  /** React Router's manifest: the address of the build's own, and the routes known to this page with their files. */
  __reactRouterManifest?: { url: string; routes: Record<string, RouteFiles> };
}
