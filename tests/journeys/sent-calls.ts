import type { BrowserContext, Request, TestInfo } from '@playwright/test'
import { endpoints, type CallName, type Endpoint } from '@/contract/endpoints/endpoints'
import { brands, type BrandName } from './journey-server'

/**
 * Collects the endpoint rows that pages send during a journey, and the shipped brands that they send them for. Both go
 * into the report as annotations, where `tests/specification` reads them after a whole run. Requests that a journey
 * makes itself do not count, because no page makes them.
 */
export class SentCalls {
  readonly #calls = new Set<CallName>()
  readonly #brands = new Set<BrandName>()

  watch(context: BrowserContext): void {
    context.on('request', (request) => {
      const call = sentCall(request)
      const brand = shippedBrand(request)
      if (call !== undefined) this.#calls.add(call)
      if (brand !== undefined) this.#brands.add(brand)
    })
  }

  report(info: TestInfo): void {
    const annotate = (type: string, names: Set<string>) =>
      info.annotations.push({ type, description: [...names].toSorted().join(' ') })
    annotate('calls', this.#calls)
    annotate('brands', this.#brands)
  }
}

/** Rows by module id, which tells apart rows that share a path. */
const byModuleId = new Map<string, Endpoint>(Object.values(endpoints).map((row) => [row.moduleId, row]))

function sentCall(request: Request): CallName | undefined {
  const moduleId = request.headers()['module-id']
  // A ping has no headers of its own: they would make the browser ask before it (`domain-routes.ts`).
  if (moduleId === undefined) return new URL(request.url()).pathname === endpoints.ping.path ? 'ping' : undefined
  return byModuleId.get(moduleId)?.name as CallName | undefined
}

/** Each worker has a copy of every shipped brand: `aurora-0`. Other codes belong to brands that were composed for a test. */
function shippedBrand(request: Request): BrandName | undefined {
  const code = request.headers()['merchant'] ?? ''
  return brands.find((brand) => new RegExp(`^${brand}-\\d+$`).test(code))
}
