import java.nio.file.Path;
import org.codelibs.opensearch.runner.OpenSearchRunner;

/** One node on loopback: java OpenSearchServer.java FOLDER HTTP-PORT TRANSPORT-PORT. */
class OpenSearchServer {
  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    OpenSearchRunner runner = new OpenSearchRunner();
    runner.onBuild((number, settings) -> {
      settings.put("discovery.type", "single-node");
      settings.put("http.host", "127.0.0.1");
      settings.put("http.port", args[1]);
      settings.put("transport.host", "127.0.0.1");
      settings.put("transport.port", args[2]);
      // An index that nobody described would take whatever comes and find nothing.
      settings.put("action.auto_create_index", false);
      settings.put("action.destructive_requires_name", false);
      // A share of a large disk says nothing about a small instance.
      settings.put("cluster.routing.allocation.disk.threshold_enabled", false);
      // That collector lets much lie for long: what lies is not in use, and no reason to refuse a request.
      settings.put("indices.breaker.total.use_real_memory", false);
      // Every test file has indexes of its own.
      settings.put("cluster.max_shards_per_node", 5000);
    });
    runner.build(OpenSearchRunner.newConfigs()
        .basePath(folder.toString()).clusterName("fanfare").numOfNode(1).useLogger());
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {
      try {
        runner.close();
      } catch (Exception error) {
        error.printStackTrace();
      }
    }));
    Thread.currentThread().join();
  }
}
