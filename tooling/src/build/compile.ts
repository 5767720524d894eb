import webpack, { type Configuration, type Stats } from "webpack";

/** A build that webpack refused; the message is webpack's own. */
export class BuildFailed extends Error {
  override name = "BuildFailed";
}

/**
 * Runs webpack.
 * @throws BuildFailed with the name of the configuration
 */
export function compile(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) {
          const report = stats?.toString({ all: false, errors: true, errorDetails: false }) ?? "";
          reject(new BuildFailed(`${config.name} does not build.\n${report}`));
        } else resolve(stats);
      });
    });
  });
}
