import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.opensearch.Version;
import org.opensearch.common.settings.Settings;
import org.opensearch.env.Environment;
import org.opensearch.node.Node;
import org.opensearch.plugins.PluginInfo;

/** An OpenSearch node from the jars of Maven Central, without its distribution: arguments are settings, "name=value". */
public class SearchNode extends Node {
    private static final List<String> PLUGINS = List.of(
        "org.opensearch.transport.Netty4ModulePlugin",
        "org.opensearch.analysis.common.CommonAnalysisModulePlugin",
        "org.opensearch.index.mapper.MapperExtrasModulePlugin");

    private SearchNode(Environment environment) {
        super(environment, PLUGINS.stream().map(SearchNode::describe).toList(), true);
    }

    private static PluginInfo describe(String name) {
        return new PluginInfo(name, "", "1", Version.CURRENT, "21", name, null, List.of(), false);
    }

    public static void main(String[] settings) throws Exception {
        Settings.Builder builder = Settings.builder();
        for (String setting : settings) {
            String[] parts = setting.split("=", 2);
            builder.put(parts[0], parts[1]);
        }
        Settings given = builder.build();
        Node node = new SearchNode(new Environment(given, Path.of(given.get("path.home"), "config")));
        node.start();
        CountDownLatch ended = new CountDownLatch(1);
        Runtime.getRuntime().addShutdownHook(new Thread(() -> {
            try {
                node.close();
            } catch (Exception error) {
                error.printStackTrace();
            }
            ended.countDown();
        }));
        ended.await();
    }
}
