import { captcha } from '@/contract/endpoints/endpoint-rows'
import type { Captcha, SandboxSettings } from '@/contract/generated/gateway-types'
import type { ResolvedMerchant } from '@/engine/resolved/resolved-merchant'
import { createSandbox } from '@/sandbox/create-sandbox'
import type { SystemStatus } from '@/site/gateway/content/permission'
import { listen } from '@/tools/cli/serve/listen'
import { sandboxed } from '@/tools/cli/serve/sandboxed'
import { createSiteServer } from '@/tools/serve/site-server'

export interface BrandServer {
  readonly port: number
  /** Closes a brand's site, or opens it again. */
  setStatus(code: string, status: SystemStatus): Promise<void>
  close(): Promise<void>
}

/** More than any number of pictures asks for: the clock stands, so that the sandbox never counts from 0 again. */
const triesPerAddress = 10_000

/**
 * Serves the sites built in `out`, with a sandbox in memory whose clock stands at `now` (milliseconds since 1970).
 * Whatever the sandbox does is run by `within`.
 */
export async function serveBrands(
  out: string,
  merchants: readonly ResolvedMerchant[],
  now: number,
  within: <T>(run: () => T) => T,
): Promise<BrandServer> {
  const options = { merchants: sandboxed(merchants), database: ':memory:', clock: () => now }
  const sandbox = await within(() => createSandbox(options))
  const captchas = new Set(merchants.map(({ config }) => config.site.gateway.calls['captcha']?.path ?? captcha.path))
  const app: Pick<typeof sandbox.app, 'fetch'> = {
    fetch: async (request, ...rest) => {
      const answer = await within(() => sandbox.app.fetch(request, ...rest))
      return captchas.has(new URL(request.url).pathname) ? withSample(answer) : answer
    },
  }
  const gateway = {
    kind: 'sandbox',
    app,
    isGamesHost: (host: string | null) => sandbox.isGamesHost(host),
  } as const
  const change = async (settings: SandboxSettings) => {
    const [body, headers] = [JSON.stringify(settings), { 'content-type': 'application/json' }]
    const asked = new Request('http://localhost/sandbox/settings', { method: 'PUT', body, headers })
    const answer = await within(() => sandbox.app.fetch(asked))
    if (!answer.ok) throw new Error(`the sandbox refuses ${body}: ${await answer.text()}`)
  }
  for (const { code } of merchants) await change({ merchant: code, triesPerAddress })
  const server = await listen(createSiteServer(out, gateway), 0, '127.0.0.1')
  return {
    port: server.port,
    setStatus: (code, systemStatus) => change({ merchant: code, systemStatus }),
    close: async () => {
      await server.close()
      sandbox.close()
    },
  }
}

/** A grey pixel: the real ones are drawn by lot. */
const sampleCaptcha = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNsaGj4DwAFhAKAjM1mJgAAAABJRU5ErkJggg=='

async function withSample(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const told = (await answer.json()) as { readonly value?: Captcha['response'] }
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json({ ...told, value: { ...told.value, image: sampleCaptcha } }, { status: answer.status, headers })
}
