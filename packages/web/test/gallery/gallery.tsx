import { createRoot } from 'react-dom/client';
import { pictures } from './pictures.tsx';
import '../../src/style/index.css';
import '../../src/style/dogfight/index.css';
import './gallery.css';

/*
 * Everything that is painted in and behind the sky, by name after the ?: for people who want to look, and for
 * e2e/gallery.ts.
 */
Object.assign(window, { pictures: [...pictures.keys()] });
const root = document.getElementById('gallery');
if (root !== null) createRoot(root).render(pictures.get(decodeURIComponent(location.search.slice(1))));
