/**
 * `node --require` this: V8 collects garbage once what was left of the heap has grown by 70 percent; on a machine with
 * much memory it would let it grow to a multiple. No limit: a larger site takes what it needs. Gatsby's workers are
 * small, and are left as they are.
 */
if (!process.env.GATSBY_WORKER_POOL_WORKER) require("node:v8").setFlagsFromString("--heap-growing-percent=70")
