import type { SandboxBasics } from '@/sandbox/call/sandbox-basics'
import type { SignInPort } from '@/sandbox/sign-in/port/sign-in-port'
import { authorizePage, authorizeStyles } from '@/sandbox/http/oauth/authorize-page'
import { authorizeRequest, returnAddress } from '@/sandbox/http/oauth/authorize-request'
import { socialPeople } from '@/sandbox/sign-in/port/social-people'
import { PanelError } from '@/sandbox/call/panel-error'
import { panelHeaders } from './panel-files'
import type { PanelRouter } from './panel-router'

/** Simulated social providers: a page to choose a person, and the redirect to the site. */
export function oauthCalls(app: PanelRouter, services: SandboxBasics & SignInPort): void {
  app.get('/oauth/oauth.css', (c) => c.body(authorizeStyles(), 200, panelHeaders('text/css')))

  app.get('/oauth/:provider/authorize', (c) => {
    const request = authorizeRequest(services, c.req.param('provider'), c.req.query())
    const page = authorizePage(request, new URL(c.req.url).searchParams.toString())
    return c.body(page, 200, panelHeaders('text/html'))
  })

  app.get('/oauth/:provider/continue', (c) => {
    const request = authorizeRequest(services, c.req.param('provider'), c.req.query())
    const person = socialPeople.find(({ id }) => id === c.req.query('person'))
    if (person === undefined) throw new PanelError('There is no such person.')
    return c.redirect(returnAddress(request, { code: services.oauthCodes.issue(request, person) }))
  })
}
