/** Serve the built site by nginx, with the configuration in src/tooling/hosts/, on loopback with TLS. */
import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { setTimeout } from "node:timers/promises"
import { findProgram } from "../../../../src/tooling/programs"
import { freePort } from "../../../support/free-port"

export interface Nginx {
  /** `https://127.0.0.1:…`, with a self-signed certificate. */
  url: string
  /** The same server without TLS: it redirects to `url`. */
  plainUrl: string
  /** Whether it can serve Brotli files. */
  brotli: boolean
  /** What it has logged as errors. */
  log: () => string
  stop: () => Promise<void>
}

/**
 * Start nginx for a built site.
 *
 * @param siteFolder absolute path of the files at `/`
 * @param pathPrefix the folder of the site: "" or "/folder"
 * @returns undefined if nginx or openssl is missing
 */
export const startNginx = async (siteFolder: string, pathPrefix = ""): Promise<Nginx | undefined> => {
  const program = findProgram("nginx")
  const folder = mkdtempSync(path.join(tmpdir(), "mosslight-nginx-"))
  if (!program || !createCertificate(folder)) return undefined
  const [port, plainPort] = [await freePort(), await freePort()]
  const buildOptions = spawnSync(program, ["-V"], { encoding: "utf8" }).stderr
  const brotli = brotliModule(buildOptions)
  const site = readFileSync("src/tooling/hosts/nginx.conf", "utf8")
    .replaceAll(" /404.html", ` ${pathPrefix}/404.html`)
    .replace("</llms.txt>", `<${pathPrefix}/llms.txt>`)
    .replace('"/speculation-rules.json"', `"${pathPrefix}/speculation-rules.json"`)
    .replace("# brotli_static", brotli ? "brotli_static" : "# brotli_static")
  writeFileSync(path.join(folder, "site.conf"), site)
  // The servers that the file's first lines show, at other ports.
  const servers = [...site.matchAll(/^# {3}(.*)$/gm)]
    .map(([, line]) => line)
    .join("\n")
    .replace("listen 443", `listen 127.0.0.1:${port}`)
    .replace("listen 80", `listen 127.0.0.1:${plainPort}`)
    .replaceAll("www.example.com", `127.0.0.1:${port}`)
    .replace("/etc/ssl/example.pem", "certificate.pem")
    .replace("/etc/ssl/example.key", "key.pem")
    .replace("/srv/mosslight/dist", siteFolder)
    .replace("/srv/mosslight/src/tooling/hosts/nginx.conf", "site.conf")
  writeFileSync(
    path.join(folder, "nginx.conf"),
    `${brotli ? `load_module ${brotli};` : ""}
    pid pid;
    daemon off;
    master_process off;
    events {}
    http {
      access_log off;
      ${temporaryFolders(buildOptions)}
      ${servers}
    }`,
  )
  const args = ["-p", folder, "-c", "nginx.conf", "-e", "stderr"]
  execFileSync(program, [...args, "-t", "-q"])
  let log = ""
  const child = spawn(program, args, { stdio: ["ignore", "ignore", "pipe"] })
  child.stderr.on("data", (text) => {
    log += text
  })
  const stop = async () => {
    await stopProcess(child)
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await waitUntilReady(child, `http://127.0.0.1:${plainPort}/`, () => log)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    url: `https://127.0.0.1:${port}`,
    plainUrl: `http://127.0.0.1:${plainPort}`,
    brotli: Boolean(brotli),
    log: () => log,
    stop,
  }
}

/** Write `key.pem` and `certificate.pem`. Return false if openssl is missing. */
const createCertificate = (folder: string): boolean => {
  const key = "-newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -keyout key.pem"
  const certificate = "-days 2 -subj /CN=127.0.0.1 -addext subjectAltName=IP:127.0.0.1 -out certificate.pem"
  const args = `req -x509 ${key} ${certificate}`.split(" ")
  return spawnSync("openssl", args, { cwd: folder, stdio: "ignore" }).status === 0
}

/** The module's file, in nginx's modules folder or in `NGINX_MODULES`. */
const brotliModule = (buildOptions: string): string | undefined => {
  const folder = process.env.NGINX_MODULES ?? /--modules-path=(\S+)/.exec(buildOptions)?.[1] ?? ""
  const file = path.join(folder, "ngx_http_brotli_static_module.so")
  return existsSync(file) ? file : undefined
}

/** Temporary folders that any user can write to, one for each module that is compiled in. */
const temporaryFolders = (buildOptions: string): string =>
  ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .filter((name) => !buildOptions.includes(`--without-http_${name}_module`))
    .map((name) => `${name}_temp_path ${name};`)
    .join("\n")

const waitUntilReady = async (child: ChildProcess, url: string, log: () => string) => {
  while (!(await fetch(url, { redirect: "manual" }).catch(() => undefined))) {
    if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${log()}`)
    await setTimeout(50)
  }
}

const stopProcess = async (child: ChildProcess) => {
  if (child.exitCode !== null) return
  child.kill("SIGTERM")
  await once(child, "exit")
}
