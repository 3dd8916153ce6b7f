/** Starts one OpenSearch node for a run of the project opensearch; its tests make indices of their own. */
import { startCluster } from '../tools/opensearch/cluster.ts';

export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster();
  process.env.TEST_OPENSEARCH = cluster.nodes.map(({ url }) => url).join();
  return () => cluster.stop();
}
