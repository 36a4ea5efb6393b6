/*
 * Loaded before NodeCG. It takes one function, NodeRuntime.runMain, from a package that loads a cluster, its databases and its
 * remote calls with it: a fifth of every start, and for that long a server that was killed is away. Here it gets that module
 * alone.
 */
import Module, { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const load = Module._load;

Module._load = function loadModule(request, ...rest) {
  return request === '@effect/platform-node'
    ? { NodeRuntime: require('@effect/platform-node/NodeRuntime') }
    : load.call(this, request, ...rest);
};
