import { authorizePage, authorizeStyles } from '@/sandbox/oauth/authorize-page'
import { authorizeRequest, returnAddress } from '@/sandbox/oauth/authorize-request'
import { socialPeople } from '@/sandbox/oauth/social-people'
import type { Services } from '@/sandbox/services'
import { PanelError } from './panel-error'
import { panelHeaders } from './panel-files'
import type { PanelRouter } from './panel-router'

/** The social providers that the sandbox plays: a page to choose a person on, and the way back to the site. */
export function oauthCalls(app: PanelRouter, services: Services): void {
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
