import { useEffect, useRef } from 'react';
import { arrows, type Camera, ZOOM } from './use-camera.ts';

/**
 * Keys of the map, wherever somebody is who is not writing: + and − zoom, F gives the camera back, Shift with arrows moves, A
 * shows arcs. A map that is but a picture has none.
 */
export function useMapKeys(camera: Pick<Camera, 'frame' | 'zoom' | 'pan' | 'follow'>, onArcs: () => void): void {
  const latest = useRef({ camera, onArcs });
  latest.current = { camera, onArcs };
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const isField = event.target instanceof Element && event.target.closest('input, select, textarea') !== null;
      if (isField || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (document.querySelector('dialog[open]') !== null) return;
      const { camera: now, onArcs: arcs } = latest.current;
      if (now.frame.current?.closest('[inert]')) return;
      const go = event.shiftKey ? arrows[event.key] : undefined;
      if (go !== undefined) now.pan(...go);
      else if (event.key === '+' || event.key === '=') now.zoom(ZOOM);
      else if (event.key === '-') now.zoom(1 / ZOOM);
      else if (event.key.toLowerCase() === 'f') now.follow();
      else if (event.key.toLowerCase() === 'a') arcs();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
