import type { DiagnosticsPort } from '@/sandbox/diagnostics/port/diagnostics-port'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { StatusCode } from 'hono/utils/http-status'
import type { SandboxFault } from '@/contract/generated/gateway-types'
import { elapsed } from '@/sandbox/elapsed'
import { refusalEnvelope } from '@/sandbox/http/envelope'
import { Refusal } from '@/sandbox/call/refusal'
import { connectionOf, type SandboxEnv } from '@/sandbox/call/sandbox-env'

const json = { 'content-type': 'application/json' }
/** Statuses that must not have a body. */
const withoutBody = [204, 205, 304]

/**
 * Applies a fault that was requested in the control panel. All faults except a delay and a lost answer replace the
 * call itself.
 */
export function applyFault({ faults }: DiagnosticsPort) {
  return createMiddleware<SandboxEnv>(async (c, next) => {
    const fault = faults.take(c.var.name, c.var.merchant.code)
    if (fault === undefined) return next()
    if (fault.kind === 'lost') {
      await next()
      // Otherwise Hono would send the call's response.
      c.res = undefined
      return dropped(c)
    }
    if (fault.kind !== 'delay') return spoiled(c, { ...fault, kind: fault.kind })
    await elapsed(fault.delay)
    return next()
  })
}

type Spoiled = SandboxFault & { kind: Exclude<SandboxFault['kind'], 'delay' | 'lost'> }

function spoiled(c: Context<SandboxEnv>, { kind, status }: Spoiled): Response {
  switch (kind) {
    case 'status':
      return failed(c, status)
    case 'drop':
      return dropped(c)
    case 'malformed':
      return c.html('<!doctype html><title>Bad gateway</title><h1>Bad gateway</h1>')
    case 'shape': {
      const unexpected = 'this is not what the contract says'
      return c.json({ success: true, code: null, message: null, value: unexpected, info: unexpected })
    }
    case 'empty':
      return c.body('', 200, json)
  }
}

function failed(c: Context<SandboxEnv>, status: number): Response {
  c.status(status as StatusCode)
  if (withoutBody.includes(status)) return c.body(null)
  const code = status === 401 ? 'session_invalid' : 'fault'
  return c.body(JSON.stringify(refusalEnvelope(code, `The sandbox was asked to answer with status ${status}.`)), {
    headers: json,
  })
}

function dropped(c: Context<SandboxEnv>): Response {
  const { outgoing } = connectionOf(c)
  if (outgoing === undefined)
    throw new Refusal('fault', 'There is no connection here that could be dropped.', { status: 500 })
  outgoing.destroy()
  return RESPONSE_ALREADY_SENT
}
