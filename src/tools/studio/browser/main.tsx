import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Studio } from './studio'
import { StudioClient } from './studio-client'
import { studioMarker } from '@/tools/studio/studio-api'

const root = document.getElementById('studio')
const token = document.querySelector<HTMLMetaElement>(`meta[name="${studioMarker}"]`)?.content
if (root === null || token === undefined) throw new Error('this page is not the studio')

createRoot(root).render(
  <StrictMode>
    <Studio client={new StudioClient(token)} />
  </StrictMode>,
)
