import { IMMUTABLE, REVALIDATE } from "../rules";
import type { Recipe, RecipeInput } from "./recipe";
import { quote, withQuery } from "./recipe";

/** A Caddyfile. With a host name instead of a port, Caddy gets certificates by itself. */
export const caddy: Recipe = (input) => ({ Caddyfile: caddyfile(input) });

function caddyfile({ rules, root, listen, host }: RecipeInput): string {
  const { basePath, headers, contentTypes, redirects, hashedFiles, precompress } = rules;
  const indent = "\t";
  const list = (items: string[], depth = 1) =>
    items.map((item) => indent.repeat(depth) + item).join("\n");
  return `# Made by "npm run deploy-config -- caddy".

${listen === undefined ? host : `:${listen}`} {
	root * ${quote(root)}

	header {
${list(
  Object.entries(headers).map(([name, value]) => `${name} ${quote(value)}`),
  2,
)}
	}
	header -Server
	header Cache-Control ${quote(REVALIDATE)}
	@hashed path_regexp ${quote(hashedFiles)}

	map {query} {site_query} {
		~(.+) "?\${1}"
		default ""
	}
${list(redirects.map(({ from, to, status }) => `redir ${quote(decodeURI(from))} ${quote(withQuery(to, "{site_query}"))} ${status}`))}

${basePath ? `	redir ${basePath} ${basePath}/ 301` : ""}

	# /x/, /x.html and /x/index.html lead to /x.
	@variant {
		path_regexp ${quote("[.]html$|/$")}
		not path / ${basePath}/
	}
	handle @variant {
		route {
			uri path_regexp ${quote("^/+")} /
			uri path_regexp ${quote("(/index[.]html|[.]html|/+)$")} ""
			redir {uri} 301
		}
	}
	handle ${basePath}/ {
		rewrite * ${basePath}/index.html
		file_server
	}
	handle ${basePath}/404 {
		error 404
	}
	handle {
		try_files {path}.html {path}
		header @hashed Cache-Control ${quote(IMMUTABLE)}
${list(
  Object.entries(contentTypes).flatMap(([extension, type]) => [
    `@${extension} path *.${extension}`,
    `header @${extension} Content-Type ${quote(type)}`,
  ]),
  2,
)}
		file_server {
			${precompress ? "precompressed br gzip" : ""}
		}
	}
	handle_errors {
		rewrite * ${basePath}/404.html
		header Content-Type "text/html; charset=utf-8"
		header Cache-Control ${quote(REVALIDATE)}
		file_server
	}
}
`;
}
