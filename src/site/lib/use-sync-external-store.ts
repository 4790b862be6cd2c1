// SWR and react-i18next bring a stand-in for React 17, which had no such hook: 0.7 KB gzip.
export { useSyncExternalStore } from 'react'
