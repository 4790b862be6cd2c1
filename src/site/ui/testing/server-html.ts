import type { ServerHtml } from './server-html-case'
import { styledHtml, wordsLikeStyles } from './styled-html'
import { wideHtml } from './wide-html'

export const serverHtml: readonly ServerHtml[] = [...wideHtml, ...styledHtml, ...wordsLikeStyles]
