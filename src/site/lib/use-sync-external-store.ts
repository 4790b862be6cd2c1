// Replaces the shim of this hook for React 17 that SWR and react-i18next include: 0.7 KB gzip.
export { useSyncExternalStore } from 'react'
