import { createMiddleware } from 'hono/factory'
import { findCalls } from '@/sandbox/http/find-calls'
import { Refusal } from '@/sandbox/call/refusal'
import type { SandboxEnv } from '@/sandbox/call/sandbox-env'

/** Finds the endpoint row of a call. Rows that share path and method are distinguished by their module id. */
export const findCall = createMiddleware<SandboxEnv>(async (c, next) => {
  const { path, method } = c.req
  const atPath = findCalls(c.var.merchant, path)
  const candidates = atPath.filter(({ endpoint }) => endpoint.method === method)
  const moduleId = c.req.header('module-id')
  const found = candidates.find(({ endpoint }) => endpoint.moduleId === moduleId) ?? candidates[0]
  if (atPath.length === 0) throw new Refusal('path_unknown', `No call has the path ${path}.`, { status: 404 })
  if (found === undefined)
    throw new Refusal('method_unknown', `${path} does not take the method ${method}.`, { status: 405 })
  c.set('name', found.name)
  c.set('endpoint', found.endpoint)
  await next()
})
