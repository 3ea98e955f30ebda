import { useSyncExternalStore } from 'react'
import { station } from './station.ts'

export const useStation = () => useSyncExternalStore(station.subscribe, station.read)
