import type { GoogleMap, GoogleMapOptions, GoogleMapsApi } from './googleMapsApi.ts'
import type { MapView, ZoomLimits } from './mapView.ts'

/** A Google map and the element that it draws in. */
export type GoogleCanvas = { readonly element: HTMLDivElement; readonly map: GoogleMap }

/** The canvases of a page, which are used again. */
export type GoogleCanvases = {
  /** Puts a map into a frame. */
  readonly open: (api: GoogleMapsApi, frame: HTMLElement, options: GoogleMapOptions) => GoogleCanvas
  /** Takes back a canvas that is no longer shown. */
  readonly leave: (canvas: GoogleCanvas) => void
}

/**
 * The options of every map of the product: a picture and its gestures, without Google's own
 * buttons.
 */
export const canvasOptions = (
  { centre, zoom }: MapView,
  { least, most }: ZoomLimits,
): Omit<GoogleMapOptions, 'scrollwheel'> => ({
  center: centre,
  zoom,
  minZoom: least,
  maxZoom: most,
  disableDefaultUI: true,
  clickableIcons: false,
  // Google's keys move the map without an event that says so.
  keyboardShortcuts: false,
  gestureHandling: 'greedy',
  isFractionalZoomEnabled: false,
})

/**
 * Google bills every new map, so a canvas that was left is used again, whatever it shows next (spec
 * 1 §2).
 *
 * @example
 * const canvases = makeGoogleCanvases()
 * const [first, second] = [document.createElement('div'), document.createElement('div')]
 * const canvas = canvases.open(googleApi, first, googleOptions)
 * canvases.leave(canvas)
 * canvases.open(googleApi, second, googleOptions) === canvas // → true
 */
export const makeGoogleCanvases = (): GoogleCanvases => {
  const left: GoogleCanvas[] = []
  return {
    open: (api, frame, options) => {
      const again = left.pop()
      if (again !== undefined) {
        frame.append(again.element)
        again.map.setOptions(options)
        return again
      }
      const element = frame.ownerDocument.createElement('div')
      element.style.width = '100%'
      element.style.height = '100%'
      frame.append(element)
      // Dark where the device is. Google asks once, when a map is made, and takes it at no other time.
      const map = new api.Map(element, { ...options, colorScheme: 'FOLLOW_SYSTEM' })
      return { element, map }
    },
    leave: (canvas) => {
      left.push(canvas)
    },
  }
}
