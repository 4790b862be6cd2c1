import { startPage } from '@/site/app/start/start-site'

// In a task of its own: the browser can paint and respond between what the modules do and what the site starts with.
setTimeout(startPage)
