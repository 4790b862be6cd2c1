import { isExecutable, programPaths } from './find-program'

/** Path of an nginx: NGINX_PATH, or the system's, which is rarely in a user's PATH. */
export function findNginx(): string | undefined {
  const chosen = process.env['NGINX_PATH']
  if (chosen && !isExecutable(chosen)) throw new Error(`NGINX_PATH names no program: ${chosen}`)
  return chosen || programPaths(['nginx'], ['/usr/sbin', '/usr/local/sbin']).find(isExecutable)
}
