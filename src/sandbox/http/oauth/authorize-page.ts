import { readFileSync } from 'node:fs'
import { returnAddress, type AuthorizeRequest } from './authorize-request'
import { providerNames, socialPeople, type SocialPerson } from '@/sandbox/sign-in/port/social-people'

/** The page on which a player chooses a person. `query`: the query string that the site sent. */
export function authorizePage(request: AuthorizeRequest, query: string): string {
  const title = `Continue to ${request.merchant.name} with ${providerNames[request.provider]}`
  const people = socialPeople.map((person) => personLink(person, query))
  const cancel = returnAddress(request, { error: 'access_denied' })
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>${escape(title)}</title>
    <link rel="stylesheet" href="/sandbox/oauth/oauth.css" />
  </head>
  <body>
    <main>
      <h1>${escape(title)}</h1>
      <p>The sandbox plays the provider. These people are made up.</p>
      <ul>${people.join('')}</ul>
      <a class="cancel" href="${escape(cancel)}">Cancel</a>
    </main>
  </body>
</html>
`
}

export function authorizeStyles(): string {
  return readFileSync(new URL('oauth.css', import.meta.url), 'utf8')
}

function personLink({ id, name, email }: SocialPerson, query: string): string {
  const address = `continue?${query}&person=${id}`
  return (
    `<li><a href="${escape(address)}"><span class="initial" aria-hidden="true">${escape(name.charAt(0))}</span>` +
    `<span>Continue as ${escape(name)}<small>${escape(email)}</small></span></a></li>`
  )
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}
