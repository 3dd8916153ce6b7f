interface RouteFiles {
  module: string;
  imports?: string[];
  css?: string[];
}

/** React Router's manifest: the build's version, and the routes known to this page with their files. */
interface RouterManifest {
  version: string;
  url: string;
  routes: Record<string, RouteFiles>;
}

export function routerManifest(): RouterManifest | null {
  return (window as { __reactRouterManifest?: RouterManifest }).__reactRouterManifest ?? null;
}
